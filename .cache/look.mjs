import { chromium } from 'playwright';
const S='http://127.0.0.1:3180', A='http://127.0.0.1:4180';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const {token} = await (await fetch(A+'/__control/session',{method:'POST',body:JSON.stringify({username:'demouser'})})).json();
const md = `# 一级标题\n\n一段**中文**和 \`code\`，[链接](https://a.example)。行内公式 $a^2+b^2$。\n\n## 二级标题\n\n- [x] 甲\n- [ ] 乙\n\n\`\`\`ts\nconst a: number = 1;\nexport function f() { return a; }\n\`\`\`\n\n| 名 | 值 |\n| --- | --- |\n| 一 | 二 |\n\n> 引用\n\n\`\`\`mermaid\ngraph TD\n  开始 --> 结束\n\`\`\`\n\n$$\n\\sum_{i=1}^n i\n$$\n\n脚注[^1]\n\n[^1]: 注\n`;
for (const [w,h,theme] of [[1440,900,'light'],[1440,900,'dark'],[390,844,'light']]) {
  const c = await b.newContext({viewport:{width:w,height:h},colorScheme:theme,locale:'zh-CN'});
  await c.addCookies([{name:'ACCESS_TOKEN',value:token,url:S}]);
  const p = await c.newPage();
  p.on('console',m=>{ if(['error','warning'].includes(m.type())) console.log(theme,w,m.type(),m.text().slice(0,400), m.location().url)});
  p.on('pageerror',e=>console.log('pageerror',e.stack?.slice(0,600)));
  p.on('requestfailed',r=>console.log('failed',r.url(),r.failure()?.errorText));
  const reqs=[]; p.on('response',async r=>{ if(/\.js/.test(r.url())) reqs.push([r.url().split('/').pop(), (await r.body().catch(()=>Buffer.alloc(0))).length]) });
  await p.goto(S+'/writecenter');
  await p.getByLabel('文章标题').fill('测试标题');
  await p.locator('.CodeMirror').click();
  if (w===1440&&theme==='light') await p.screenshot({path:'/tmp/shots/empty.png'});
  await p.evaluate((md)=>document.querySelector('.CodeMirror').CodeMirror.setValue(md), md);
  await p.waitForTimeout(2500);
  await p.screenshot({path:`/tmp/shots/w-${w}-${theme}.png`});
  if (w===390) { await p.getByRole('button',{name:'预览',exact:true}).click(); await p.screenshot({path:`/tmp/shots/w-${w}-preview.png`}); await p.getByRole('button',{name:'编辑',exact:true}).click();}
  await p.getByRole('button',{name:'发布',exact:true}).click();
  await p.waitForTimeout(500);
  await p.getByText('IT技术').click().catch(()=>{});
  await p.waitForTimeout(500);
  await p.screenshot({path:`/tmp/shots/p-${w}-${theme}.png`});
  await p.keyboard.press('Escape');
  if (w===1440&&theme==='light') { await p.getByRole('button',{name:'帮助',exact:true}).click(); await p.waitForTimeout(300); await p.screenshot({path:`/tmp/shots/help.png`});
   console.log(await p.title(), reqs.sort((a,b)=>b[1]-a[1]).slice(0,14)); }
  await c.close();
}
await b.close();
