export function EmptyValue() {
  return (
    <span className="text-faint" aria-hidden="true">
      –
    </span>
  )
}
