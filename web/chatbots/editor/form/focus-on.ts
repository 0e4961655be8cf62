/** Gives the focus to an element by its id, and says whether there is one. */
export function focusOn(id: string): boolean {
  const element = document.getElementById(id)
  element?.focus()
  return element !== null
}
