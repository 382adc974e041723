import { startFloor } from './floor.mjs';
import { startWorld, typicalArticle, warmPage } from './world.mjs';

/**
 * Measures the home page, an article, the bare floor and one with three lines of Chinese, cached, by turns, so that none
 * has the warmer machine.
 * @template T
 * @param {number} runs
 * @param {(url: string) => Promise<T>} measure
 * @returns {Promise<Record<'floor' | 'chinese' | 'home' | 'article', T[]>>}
 */
export async function measureByTurns(runs, measure) {
  const [world, floor] = [await startWorld(), await startFloor()];
  try {
    const urls = {
      floor: `${floor.url}/`,
      chinese: `${floor.url}/chinese`,
      home: `${world.url}/`,
      article: `${world.url}${(await typicalArticle(world)).path}`,
    };
    for (const url of Object.values(urls)) await warmPage(url);
    const names = /** @type {(keyof typeof urls)[]} */ (Object.keys(urls));
    /** @type {Record<keyof typeof urls, T[]>} */
    const measured = { floor: [], chinese: [], home: [], article: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const name of names) measured[name].push(await measure(urls[name]));
    }
    return measured;
  } finally {
    await Promise.all([world.stop(), floor.stop()]);
  }
}
