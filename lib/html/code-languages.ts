import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import dart from 'highlight.js/lib/languages/dart';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import groovy from 'highlight.js/lib/languages/groovy';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import less from 'highlight.js/lib/languages/less';
import lua from 'highlight.js/lib/languages/lua';
import makefile from 'highlight.js/lib/languages/makefile';
import markdown from 'highlight.js/lib/languages/markdown';
import nginx from 'highlight.js/lib/languages/nginx';
import objectivec from 'highlight.js/lib/languages/objectivec';
import perl from 'highlight.js/lib/languages/perl';
import php from 'highlight.js/lib/languages/php';
import powershell from 'highlight.js/lib/languages/powershell';
import protobuf from 'highlight.js/lib/languages/protobuf';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import scala from 'highlight.js/lib/languages/scala';
import scss from 'highlight.js/lib/languages/scss';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** Grammars by name. */
export const GRAMMARS: Record<string, LanguageFn> = {
  bash,
  c,
  cpp,
  csharp,
  css,
  dart,
  diff,
  dockerfile,
  go,
  graphql,
  groovy,
  http,
  ini,
  java,
  javascript,
  json,
  kotlin,
  less,
  lua,
  makefile,
  markdown,
  nginx,
  objectivec,
  perl,
  php,
  powershell,
  protobuf,
  python,
  r,
  ruby,
  rust,
  scala,
  scss,
  shell,
  sql,
  swift,
  typescript,
  xml,
  yaml,
};

/** `label: grammar, then what authors write after the fence`. No grammar (`-`) means plain text with a label. */
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
  /** As readers see it. */
  label: string;
  grammar?: string;
}

const BY_NAME = new Map<string, CodeLanguage>(
  Object.entries(LANGUAGES).flatMap(([label, line]) => {
    const [grammar = '-', ...names] = line.split(' ');
    return names.map((name): [string, CodeLanguage] => [name, grammar === '-' ? { label } : { label, grammar }]);
  }),
);

/** The language that an author named; an unknown one is its own label and stays plain. */
export function codeLanguage(name: string): CodeLanguage {
  const plain = name.toLowerCase();
  return BY_NAME.get(plain) ?? { label: name || '代码' };
}
