/** The login dialog, which is loaded when it is wanted. */
export const loadLogin = async () => (await import('../login-dialog/login-dialog')).LoginDialog;

/** Begins to load the login before it is opened; a failure is told when it is. */
export const preloadLogin = () => void loadLogin().catch(() => {});
