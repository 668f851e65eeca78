import { type ComponentProps, useState } from 'react';

/** Those that were open when their page was left. On the server no page is left, so nobody's are in it. */
const leftOpen = new Set<string>();

/**
 * A `details` that is as the customer left it when they come back in the same document: if it were closed, the page
 * would be shorter, and Back would show another place of it.
 *
 * @param name tells it from the others of its page
 */
export function Details({ name, ...props }: { name: string } & ComponentProps<'details'>) {
  const [isOpen] = useState(() => leftOpen.size > 0 && leftOpen.has(location.pathname + name));
  return (
    <details
      {...props}
      open={isOpen || undefined}
      ref={(details) => {
        const { pathname } = location;
        return () => {
          if (location.pathname !== pathname)
            leftOpen[details?.open === true ? 'add' : 'delete'](pathname + name);
        };
      }}
    />
  );
}
