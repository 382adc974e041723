import { startFloor } from './floor.mjs';
import { startWorld, typicalArticle, warmPage } from './world.mjs';

const direct = async (/** @type {string} */ url) => ({ url, stop: async () => {} });

/**
 * Measures the home page, an article, the bare floor and one with three lines of Chinese, cached, by turns, so that none
 * has the warmer machine.
 * @template T
 * @param {number} runs
 * @param {(url: string) => Promise<T>} measure
 * @param {(url: string) => Promise<{ url: string, stop: () => Promise<void> }>} [startFront] in front of both servers
 * @returns {Promise<Record<'floor' | 'chinese' | 'home' | 'article', T[]>>}
 */
export async function measureByTurns(runs, measure, startFront = direct) {
  const [world, floor] = [await startWorld(), await startFloor()];
  const [site, bare] = [await startFront(world.url), await startFront(floor.url)];
  try {
    const article = (await typicalArticle(world)).path;
    for (const url of [`${world.url}/`, world.url + article, `${floor.url}/`, `${floor.url}/chinese`])
      await warmPage(url);
    const urls = {
      floor: `${bare.url}/`,
      chinese: `${bare.url}/chinese`,
      home: `${site.url}/`,
      article: site.url + article,
    };
    const names = /** @type {(keyof typeof urls)[]} */ (Object.keys(urls));
    /** @type {Record<keyof typeof urls, T[]>} */
    const measured = { floor: [], chinese: [], home: [], article: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const name of names) measured[name].push(await measure(urls[name]));
    }
    return measured;
  } finally {
    await Promise.all([site.stop(), bare.stop(), world.stop(), floor.stop()]);
  }
}
