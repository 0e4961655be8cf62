/** What stands where a value is empty. */
export function EmptyValue() {
  return (
    <span className="text-faint" aria-hidden="true">
      –
    </span>
  )
}
