import '../../styles/index.css';
import '../../themes/none.css';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Tooltip, TooltipContent, TooltipTrigger } from './tooltip.tsx';

const trigger = page.getByRole('button', { name: 'Egenandel' });
const content = page.getByText('Det du betaler selv.');

const renderTooltip = () =>
  render(
    <Tooltip>
      <TooltipTrigger>Egenandel</TooltipTrigger>
      <TooltipContent>Det du betaler selv.</TooltipContent>
    </Tooltip>,
  );

describe('Tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows 250 ms after focus, and closes on Escape (FRM-28)', async () => {
    await renderTooltip();
    await expect.element(trigger).toHaveAccessibleDescription('Det du betaler selv.');
    await userEvent.tab();
    vi.advanceTimersByTime(249);
    await expect.element(content).not.toBeVisible();
    vi.advanceTimersByTime(1);
    await expect.element(content).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(content).not.toBeVisible();
    await expect.element(trigger).toHaveFocus();
  });

  it('shows while it is pointed at', async () => {
    await renderTooltip();
    const whole = trigger.element().parentElement;
    whole?.dispatchEvent(new PointerEvent('pointerenter'));
    vi.advanceTimersByTime(250);
    await expect.element(content).toBeVisible();
    whole?.dispatchEvent(new PointerEvent('pointerleave'));
    await expect.element(content).not.toBeVisible();
  });

  it('does not show when the pointer only passes over', async () => {
    await renderTooltip();
    const whole = trigger.element().parentElement;
    whole?.dispatchEvent(new PointerEvent('pointerenter'));
    vi.advanceTimersByTime(200);
    whole?.dispatchEvent(new PointerEvent('pointerleave'));
    vi.advanceTimersByTime(10_000);
    await expect.element(content).not.toBeVisible();
  });

  it('fades in 250 ms and out in 150 ms (FRM-28)', async () => {
    await renderTooltip();
    const { transitionDuration } = getComputedStyle(content.element());
    expect(transitionDuration).toContain('0.15s');
    await userEvent.tab();
    vi.advanceTimersByTime(250);
    await expect.element(content).toBeVisible();
    expect(getComputedStyle(content.element()).transitionDuration).toBe('0.25s');
  });

  it('goes below when there is no room above', async () => {
    await renderTooltip();
    await userEvent.tab();
    vi.advanceTimersByTime(250);
    await expect.element(content).toBeVisible();
    const { top } = content.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(trigger.element().getBoundingClientRect().bottom);
  });

  it('stays inside a narrow window', async () => {
    await page.viewport(320, 600);
    await renderTooltip();
    await userEvent.tab();
    vi.advanceTimersByTime(250);
    await expect.element(content).toBeVisible();
    expect(content.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
  });
});

it.each([
  ['TooltipTrigger', <TooltipTrigger key="a">Egenandel</TooltipTrigger>],
  ['TooltipContent', <TooltipContent key="b">Det du betaler selv.</TooltipContent>],
])('%s outside a tooltip says so in the console (FRM-29)', async (part, element) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(element);
  expect(error).toHaveBeenCalledWith(`${part} must be used inside Tooltip`);
});
