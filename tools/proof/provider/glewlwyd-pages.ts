import type { Page } from 'playwright';
import { waitUntil } from '../faults/world.ts';
import type { Person } from './glewlwyd.ts';

/** Glewlwyd's own pages, as somebody uses them. Its page takes the focus back while it loads, so typing may go astray. */
export async function enterPassword(page: Page, { username, password }: Person): Promise<void> {
  const fields = [page.getByLabel('Login'), page.getByLabel('Password')] as const;
  const type = async (): Promise<boolean> => {
    await fields[0].fill(username);
    await fields[1].fill(password);
    return (await fields[0].inputValue()) === username && (await fields[1].inputValue()) === password;
  };
  await fields[1].waitFor();
  await page.waitForLoadState('networkidle');
  await waitUntil(type, 'The password cannot be typed');
  await page.getByRole('button', { name: 'OK' }).click();
}

/** Says yes to what a service asks to know, once for each service, and goes on to it. */
export async function goOn(page: Page, service: string): Promise<void> {
  const arrived = page.waitForURL((url) => url.href.startsWith(service));
  // Where nothing is asked, the page leads on by itself, and its buttons with it.
  allow(page).catch(() => {});
  await arrived;
}

async function allow(page: Page): Promise<void> {
  const grant = page.getByRole('button', { name: 'Grant access' });
  const proceed = page.getByRole('button', { name: 'Continue' });
  await grant.or(proceed).first().waitFor();
  // Until it has heard that all is granted, the page asks for what it already has.
  await page.waitForLoadState('networkidle');
  if (await grant.isVisible()) {
    for (const box of await page.getByRole('checkbox', { disabled: false }).all()) await box.check();
    await grant.click();
  }
  await proceed.click();
}

/** Ends the session at the provider, which tells every service of it. */
export async function confirmLogout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByText('You are disconnected').waitFor();
}
