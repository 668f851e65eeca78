/** Whether browsers reach us over https: cookies are then `Secure`, and have names that no other host can set. */
export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
