/** Html as an attacker would publish it. Where it runs it sets `window.__xss`, or leaves the page. */
export interface HostilePayload {
  /** Unique name of the attack. */
  name: string;
  html: string;
  /** Markup that follows it is read as a part of it. */
  endless?: true;
}
