import katex from 'katex';
import 'katex/contrib/mhchem';

/** KaTeX with chemistry. Browsers load it for texts with formulas only. */
export const { renderToString: renderTex } = katex;
