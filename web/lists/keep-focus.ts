/** For a button that shows the rest of a list and goes away: Tab goes on with what is new. */
export function focusEndOf(list: Element | null | undefined): void {
  if (!(list instanceof HTMLElement)) return
  const last = [...list.querySelectorAll<HTMLElement>('a[href], button:enabled, [role=switch]')].at(-1)
  if (!last) list.tabIndex = -1
  const target = last ?? list
  target.focus({ preventScroll: true })
}

/** For a button that goes away with its line: to the line after it or before it, or to the first button of its region. */
export function focusBeside(button: HTMLElement): void {
  const line = button.closest('li')
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  const target = beside?.querySelector<HTMLElement>('a, button') ?? button.closest('section')?.querySelector('button')
  target?.focus()
}
