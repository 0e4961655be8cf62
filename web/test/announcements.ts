const live = 'output, [role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'

/** What a screen reader announces by itself from now on. */
export function watchAnnouncements(): { texts: string[]; stop: () => void } {
  const texts: string[] = []
  const note = (element: Element | null) => {
    const text = element?.textContent?.trim()
    if (text) texts.push(text)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      note(element?.closest(live) ?? null)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(live)) note(region)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { texts, stop: () => observer.disconnect() }
}
