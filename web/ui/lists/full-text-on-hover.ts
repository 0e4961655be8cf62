import type { SyntheticEvent } from 'react'

function showFullText({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  const { scrollWidth, clientWidth, textContent } = currentTarget
  if (scrollWidth > clientWidth) currentTarget.dataset.tooltip = textContent
  else delete currentTarget.dataset.tooltip
}

/** Gives an element a tooltip with its whole text, while the text is cut off. */
export const fullTextOnHover = { onPointerEnter: showFullText, onFocus: showFullText } as const
