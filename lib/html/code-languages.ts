import dos from 'highlight.js/lib/languages/dos';
import cmake from 'highlight.js/lib/languages/cmake';
import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import groovy from 'highlight.js/lib/languages/groovy';
import http from 'highlight.js/lib/languages/http';
import haskell from 'highlight.js/lib/languages/haskell';
import matlab from 'highlight.js/lib/languages/matlab';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import protobuf from 'highlight.js/lib/languages/protobuf';
import scala from 'highlight.js/lib/languages/scala';
import verilog from 'highlight.js/lib/languages/verilog';
import x86asm from 'highlight.js/lib/languages/x86asm';
import { common } from 'lowlight';

export const GRAMMARS = {
  ...common,
  cmake,
  dart,
  dockerfile,
  dos,
  groovy,
  haskell,
  http,
  matlab,
  nginx,
  powershell,
  protobuf,
  scala,
  verilog,
  x86asm,
};

/** `label: grammar, then authors' names for it`; the grammar `-` is plain text with a label. */
const LANGUAGES: Readonly<Record<string, string>> = {
  Assembly: 'x86asm asm assembly nasm x86asm',
  Bash: 'bash bash sh zsh',
  Batch: 'dos bat batch cmd dos',
  C: 'c c h',
  'C++': 'cpp cpp c++ cc cxx hpp',
  'C#': 'csharp csharp cs c#',
  CMake: 'cmake cmake',
  CSS: 'css css',
  Dart: 'dart dart',
  Diff: 'diff diff patch',
  Dockerfile: 'dockerfile dockerfile docker',
  Go: 'go go golang',
  GraphQL: 'graphql graphql gql',
  Groovy: 'groovy groovy gradle',
  Haskell: 'haskell haskell hs',
  HTML: 'xml html htm xhtml',
  HTTP: 'http http',
  INI: 'ini ini properties conf env',
  Java: 'java java',
  JavaScript: 'javascript javascript js mjs cjs node',
  JSON: 'json json json5 jsonc',
  JSX: 'javascript jsx',
  Kotlin: 'kotlin kotlin kt kts',
  Less: 'less less',
  Lua: 'lua lua',
  Makefile: 'makefile makefile make mk',
  Markdown: 'markdown markdown md mdx',
  Math: '- math latex tex',
  MATLAB: 'matlab matlab octave',
  Mermaid: '- mermaid',
  Nginx: 'nginx nginx nginxconf',
  'Objective-C': 'objectivec objectivec objc objective-c mm',
  Perl: 'perl perl pl',
  PHP: 'php php',
  PowerShell: 'powershell powershell ps1 pwsh',
  Protobuf: 'protobuf protobuf proto',
  Python: 'python python py python3 py3',
  R: 'r r',
  Ruby: 'ruby ruby rb',
  Rust: 'rust rust rs',
  Scala: 'scala scala',
  SCSS: 'scss scss sass',
  Shell: 'shell shell console shellsession terminal',
  SQL: 'sql sql mysql postgresql postgres pgsql sqlite plsql',
  Solidity: 'typescript solidity sol',
  Swift: 'swift swift',
  SVG: 'xml svg',
  TOML: 'ini toml',
  TSX: 'typescript tsx',
  TypeScript: 'typescript typescript ts mts cts',
  Verilog: 'verilog verilog systemverilog sv',
  Vue: 'xml vue svelte',
  XML: 'xml xml plist',
  YAML: 'yaml yaml yml',
  文本: '- text txt plaintext plain log',
};

interface CodeLanguage {
  label: string;
  grammar?: string;
}

const BY_NAME = new Map<string, CodeLanguage>(
  Object.entries(LANGUAGES).flatMap(([label, line]) => {
    const [grammar = '-', ...names] = line.split(' ');
    return names.map((name): [string, CodeLanguage] => [name, grammar === '-' ? { label } : { label, grammar }]);
  }),
);

export function codeLanguage(name: string): CodeLanguage {
  const plain = name.toLowerCase();
  return BY_NAME.get(plain) ?? { label: name || '代码' };
}
