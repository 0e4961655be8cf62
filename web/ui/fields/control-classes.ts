/** The shared frame of text inputs; highlighted by focus-within. */
export const controlClasses =
  'flex w-full min-w-0 items-center rounded-md border border-border-strong bg-surface-raised text-base sm:text-sm ' +
  'transition-[border-color,box-shadow] hover:border-muted focus-within:border-ring focus-within:outline-2 ' +
  'focus-within:-outline-offset-1 focus-within:outline-ring has-aria-invalid:border-danger-text ' +
  'has-aria-invalid:focus-within:outline-danger-text has-disabled:pointer-events-none has-disabled:bg-surface-sunken ' +
  'has-disabled:opacity-60 has-[[readonly]]:bg-surface-sunken'

export const innerClasses = 'w-full min-w-0 flex-1 bg-transparent outline-none! disabled:cursor-default'

export const boxClasses = `${innerClasses} h-9.5 appearance-none rounded-md px-2.5 placeholder-shown:text-ellipsis sm:h-8.5 [&::-webkit-search-cancel-button]:hidden`
