import { type ComponentType, useEffect, useState } from 'react'

interface Fallbacks<Props> {
  Placeholder: ComponentType<Props>
  ErrorFallback: ComponentType<Props>
}

/** Like `React.lazy`, but renders a fallback instead of suspending, and another on failure. */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Placeholder, ErrorFallback }: Fallbacks<Props>,
): ComponentType<Props> & { prefetch: () => Promise<void> } {
  let here: ComponentType<Props> | null = null
  const fetchIt = async () => (here ??= await load())
  function Late(props: Props) {
    const [{ Shown }, show] = useState({ Shown: here ?? Placeholder })
    useEffect(() => {
      // Another instance may have loaded it since this one rendered.
      fetchIt().then(
        (fetched) => show((now) => (now.Shown === fetched ? now : { Shown: fetched })),
        () => show({ Shown: ErrorFallback }),
      )
    }, [])
    return <Shown {...props} />
  }
  const prefetch = () =>
    fetchIt().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Late, { prefetch })
}
