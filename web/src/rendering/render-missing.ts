/**
 * Lets React render what the server has not sent, once nothing more of the page comes: React waits for it as long as
 * the document is loading, and a broken connection may leave it so. Marks each such section as React's own script marks
 * one that failed on the server.
 */
export function renderMissing(): void {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const mark = comments.currentNode as Comment & { _reactRetry?: () => void };
    const { data, _reactRetry: tryAgain } = mark;
    if (data !== '$?') continue;
    mark.data = '$!';
    tryAgain?.();
  }
}
