export function focusOn(id: string): boolean {
  const element = document.getElementById(id)
  element?.focus()
  return element !== null
}
