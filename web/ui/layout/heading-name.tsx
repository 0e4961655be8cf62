import { Skeleton } from '../states/skeleton.tsx'

type HeadingNameProps = {
  name: string | undefined
  /** Whether the name is on its way. */
  isComing: boolean
  /** What a screen reader says meanwhile. */
  loadingText: string
  /** What stands there where no name comes. */
  fallback: string
}

/** A name as a page's heading; the heading is there before the name, because the focus goes to it. */
export function HeadingName({ name, isComing, loadingText, fallback }: HeadingNameProps) {
  if (name !== undefined) return <bdi className="wrap-anywhere">{name}</bdi>
  if (!isComing) return fallback
  return (
    <>
      <span className="sr-only">{loadingText}</span>
      <span className="block animate-appear py-1" aria-hidden="true">
        <Skeleton shape="block" width="12rem" height="1.5rem" />
      </span>
    </>
  )
}
