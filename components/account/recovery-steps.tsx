import styles from './recovery-steps.module.css';

const STEPS = ['用绑定的邮箱收验证码登录', '再收一次验证码，设置新密码'];

/** The way to a new password: a login by e-mail, and a second code, as the API asks for one with each. */
export const RecoverySteps = ({ current }: { current: 1 | 2 }) => (
  <ol className={styles.steps} aria-label="找回密码的步骤">
    {STEPS.map((step, index) => (
      <li key={step} aria-current={index + 1 === current ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
);
