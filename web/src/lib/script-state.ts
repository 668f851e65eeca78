import { SCRIPT_ATTRIBUTE, type ScriptState } from '@portal/contract/document.ts';

/*
 * Whether our JavaScript may start, is waiting, runs or has failed. An inline script in the head sets it on the root
 * element, where the style sheet reads it too.
 */

/** False in a browser that lacks what the script needs: the page then stays as the server sent it. */
export function mayScriptStart(): boolean {
  return document.documentElement.hasAttribute(SCRIPT_ATTRIBUTE);
}

/** Whether our script has taken over the page, and has not failed since. */
export function isScriptOn(): boolean {
  const on: ScriptState = 'on';
  return document.documentElement.getAttribute(SCRIPT_ATTRIBUTE) === on;
}

/** `failed`: the page goes on without JavaScript, and shows what browsers without it get. */
export function noteScript(state: Exclude<ScriptState, 'awaited'>): void {
  document.documentElement.setAttribute(SCRIPT_ATTRIBUTE, state);
}

const sent = import.meta.env.SSR ? undefined : window.location.pathname;
let isAsSent = true;

/**
 * False after the first client-side navigation: the page was then rendered in the browser, also back at the first
 * address.
 */
export function isPageAsSent(): boolean {
  isAsSent &&= import.meta.env.SSR || window.location.pathname === sent;
  return isAsSent;
}
