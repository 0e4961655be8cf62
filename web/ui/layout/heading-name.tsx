import { Skeleton } from '../states/skeleton.tsx'

type HeadingNameProps = {
  name: string | undefined
  isLoading: boolean
  loadingText: string
  /** Shown if there is no name. */
  fallback: string
}

/** Rendered while the name is loading, because it gets the focus after a navigation. */
export function HeadingName({ name, isLoading, loadingText, fallback }: HeadingNameProps) {
  if (name !== undefined) return <bdi className="wrap-anywhere">{name}</bdi>
  if (!isLoading) return fallback
  return (
    <>
      <span className="sr-only">{loadingText}</span>
      <span className="block animate-appear py-1" aria-hidden="true">
        <Skeleton shape="block" width="12rem" height="1.5rem" />
      </span>
    </>
  )
}
