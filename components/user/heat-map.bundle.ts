/** Loaded as one, as a member's page shows both. */
export { HeatMap } from './heat-map';
export { MutualFollows } from './mutual-follows';
