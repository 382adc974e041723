import styles from './style-thumb.module.css';

interface StyleThumbProps {
  kind: 'markdown' | 'code';
  /** Name of the theme or code style; '' for the site's look. */
  name: string;
}

export const StyleThumb = ({ kind, name }: StyleThumbProps) => (
  <div className={styles.frame} data-loaded={name === '' || undefined} aria-hidden>
    {kind === 'markdown' ? (
      <div className={`style-thumb ${styles.text}`} data-name={name}>
        <h2>小节标题</h2>
        <p>
          一行正文和<a>链接</a>
        </p>
        <blockquote>
          <p>一句引用</p>
        </blockquote>
      </div>
    ) : (
      <div className="style-thumb" data-name={name}>
        <pre className={`code-block ${styles.code}`}>
          <i className="hljs-comment">{'// 注释'}</i>
          {'\n'}
          <i className="hljs-keyword">const</i> n = <i className="hljs-number">42</i>;{'\n'}
          <i className="hljs-title function_">log</i>(<i className="hljs-string">{"'你好'"}</i>);
        </pre>
      </div>
    )}
  </div>
);
