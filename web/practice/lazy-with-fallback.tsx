import { type ComponentType, useEffect, useState } from 'react'

interface Fallbacks<Props> {
  /** What is shown until it has come. */
  Placeholder: ComponentType<Props>
  /** What is shown where it does not come. */
  ErrorFallback: ComponentType<Props>
}

/** A component in a file of its own, fetched when it is first shown. */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Placeholder: Placeholder, ErrorFallback: ErrorFallback }: Fallbacks<Props>,
): ComponentType<Props> {
  let here: ComponentType<Props> | null = null
  return function Late(props) {
    const [{ Shown }, show] = useState({ Shown: here ?? Placeholder })
    useEffect(() => {
      // It may have come for another one since this one was drawn.
      const fetchIt = async () => (here ??= await load())
      fetchIt().then(
        (fetched) => show((now) => (now.Shown === fetched ? now : { Shown: fetched })),
        () => show({ Shown: ErrorFallback }),
      )
    }, [])
    return <Shown {...props} />
  }
}
