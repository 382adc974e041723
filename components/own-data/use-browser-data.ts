'use client';

import { useEffect, useState } from 'react';
import { useOwner } from '@/lib/browser/owner';
import { showToast } from '@/lib/browser/toast-store';
import { clearKeptData, keepForLong, readKeptData, type KeptData } from '@/lib/domain/own-data/kept-data';

export function useBrowserData() {
  const owner = useOwner((state) => state.owner);
  const [data, setData] = useState<KeptData>();
  const read = async () => setData(await readKeptData(owner));
  useEffect(() => {
    let isLeft = false;
    void readKeptData(owner).then((found) => !isLeft && setData(found));
    return () => {
      isLeft = true;
    };
  }, [owner]);
  const clear = async (names: readonly string[]) => {
    try {
      for (const name of names) await clearKeptData(owner, name);
      showToast('已清除');
    } catch {
      showToast('浏览器没有允许清除，请稍后再试', 'failed');
    } finally {
      await read();
    }
  };
  const persist = async () => {
    if (await keepForLong()) showToast('浏览器答应长期保存');
    else showToast('浏览器没有答应，常来看看或把本站装成应用后再试', 'failed');
    await read();
  };
  return { data, clear, persist };
}
