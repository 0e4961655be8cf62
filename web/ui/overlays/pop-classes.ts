export const popSurface =
  'max-h-(--available-height) origin-(--transform-origin) rounded-lg ' +
  'bg-surface-raised shadow-pop outline-none transition-[scale,opacity] duration-120 data-ending-style:scale-[0.98] ' +
  'data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0 data-instant:transition-none'

export const popClasses = `max-w-[min(24rem,var(--available-width))] ${popSurface}`

export const popItemClasses =
  'flex min-h-10 cursor-default sm:min-h-9 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none ' +
  'data-disabled:opacity-50 data-highlighted:bg-surface-hover [&_svg]:size-4 [&_svg]:shrink-0'
