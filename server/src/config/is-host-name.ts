/** Whether it is a host as browsers write it: in lower case, without an empty part, and no number out of range. */
export function isHostName(host: string): boolean {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(host) && URL.parse(`https://${host}`)?.hostname === host;
}
