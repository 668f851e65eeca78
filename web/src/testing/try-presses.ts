/** Whether a press on the middle of an element hits it when what moves begins to, and when it has come to rest. */
export function tryPresses(
  pressed: Element,
  moving: Element = pressed,
): { atFirst: boolean; atLast: boolean } {
  const takesPress = () => {
    const { left, top, width, height } = pressed.getBoundingClientRect();
    return pressed.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const animations = moving.getAnimations();
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = 0;
  }
  const atFirst = takesPress();
  for (const animation of animations) animation.finish();
  return { atFirst, atLast: takesPress() };
}
