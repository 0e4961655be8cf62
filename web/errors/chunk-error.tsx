import { useEffect, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { reloadWhenAnswered } from '../app/reload.ts'
import { PlainError } from './plain-error.tsx'

/** Retries when the server answers again. */
export function ChunkError({ inFrame }: { inFrame: boolean }) {
  const { t } = useTranslation('errors')
  const [isStuck, setIsStuck] = useState(false)
  useEffect(() => reloadWhenAnswered(() => setIsStuck(true)), [])
  if (isStuck) return <PlainError inFrame={inFrame} />
  return (
    <PlainError inFrame={inFrame} title={t(($) => $.page.away.title)}>
      <p className="text-muted">{t(($) => $.page.away.text)}</p>
    </PlainError>
  )
}
