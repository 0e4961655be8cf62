import type { SyntheticEvent } from 'react'

function showFullText({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  const { scrollWidth, clientWidth, textContent } = currentTarget
  if (scrollWidth > clientWidth) currentTarget.dataset.tooltip = textContent
  else delete currentTarget.dataset.tooltip
}

/** A tooltip with the full text while it is truncated. */
export const fullTextOnHover = { onPointerEnter: showFullText, onFocus: showFullText } as const
