import { type ComponentType, useEffect, useState } from 'react'

interface Otherwise<Props> {
  /** What is shown until it has come. */
  Coming: ComponentType<Props>
  /** What is shown where it does not come. */
  Instead: ComponentType<Props>
}

/** A component in a file of its own, fetched when it is first shown. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Coming, Instead }: Otherwise<Props>,
): ComponentType<Props> {
  let here: ComponentType<Props> | null = null
  return function Late(props) {
    const [{ Shown }, show] = useState({ Shown: here ?? Coming })
    useEffect(() => {
      // It may have come for another one since this one was drawn.
      const fetchIt = async () => (here ??= await load())
      fetchIt().then(
        (fetched) => show((now) => (now.Shown === fetched ? now : { Shown: fetched })),
        () => show({ Shown: Instead }),
      )
    }, [])
    return <Shown {...props} />
  }
}
