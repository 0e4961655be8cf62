import { useNProgress } from '@tanem/react-nprogress'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useNavigation } from 'react-router'

export function NavigationProgress() {
  const { t } = useTranslation()
  const isAnimating = useNavigation().state !== 'idle'
  return <TopProgress isAnimating={isAnimating} label={t(($) => $.loadingPage)} />
}

/** The durations are those of section 9 of the specification; the library caps the progress at 0.994. */
export function TopProgress({ isAnimating, label }: { isAnimating: boolean; label: string }) {
  const { isFinished, progress, animationDuration } = useNProgress({
    isAnimating,
    minimum: 0.08,
    animationDuration: 200,
    incrementDuration: 800,
  })
  if (isFinished && !isAnimating) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 animate-appear">
      <progress aria-label={label} value={progress} className="sr-only" />
      <div
        className="h-full rounded-e-full bg-primary transition-[inline-size] ease-out"
        style={{ inlineSize: `${progress * 100}%`, transitionDuration: `${animationDuration}ms` }}
      />
    </div>
  )
}
