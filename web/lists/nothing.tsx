/** What stands where a value is empty. */
export function Nothing() {
  return (
    <span className="text-faint" aria-hidden="true">
      –
    </span>
  )
}
