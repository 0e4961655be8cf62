export const triggerClasses =
  'flex h-10 w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-md border border-border-strong bg-surface-raised px-3 ' +
  'text-base transition-colors hover:border-muted focus-visible:border-ring focus-visible:outline-2 ' +
  'focus-visible:-outline-offset-1 focus-visible:outline-ring aria-invalid:border-danger-text disabled:pointer-events-none ' +
  'disabled:bg-surface-sunken disabled:opacity-60 data-popup-open:border-ring sm:h-9 sm:text-sm'
