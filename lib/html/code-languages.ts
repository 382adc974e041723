import dart from 'highlight.js/lib/languages/dart';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import groovy from 'highlight.js/lib/languages/groovy';
import http from 'highlight.js/lib/languages/http';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import protobuf from 'highlight.js/lib/languages/protobuf';
import scala from 'highlight.js/lib/languages/scala';
import { common } from 'lowlight';

export const GRAMMARS = { ...common, dart, dockerfile, groovy, http, nginx, powershell, protobuf, scala };

/** `label: grammar, then authors' names for it`; the grammar `-` is plain text with a label. */
const LANGUAGES: Readonly<Record<string, string>> = {
  Bash: 'bash bash sh zsh',
  C: 'c c h',
  'C++': 'cpp cpp c++ cc cxx hpp',
  'C#': 'csharp csharp cs c#',
  CSS: 'css css',
  Dart: 'dart dart',
  Diff: 'diff diff patch',
  Dockerfile: 'dockerfile dockerfile docker',
  Go: 'go go golang',
  GraphQL: 'graphql graphql gql',
  Groovy: 'groovy groovy gradle',
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
  Swift: 'swift swift',
  SVG: 'xml svg',
  TOML: 'ini toml',
  TSX: 'typescript tsx',
  TypeScript: 'typescript typescript ts mts cts',
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
