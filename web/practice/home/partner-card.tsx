import { useTranslation } from 'react-i18next'
import type { PracticePartner } from '#contract/practice.ts'
import { useFormat } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PartnerPicture } from './partner-picture.tsx'

interface PartnerCardProps {
  partner: PracticePartner
  isPending: boolean
  onStart: () => void
  onGoOn: (id: string) => void
}

/** Something to practise, and the way to begin or to go on. */
export function PartnerCard({ partner, isPending, onStart, onGoOn }: PartnerCardProps) {
  const { t } = useTranslation('practice')
  const { languageName } = useFormat()
  const { name, description, language, level, open_conversation_id: open } = partner
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-xl border border-card-border bg-surface p-5 shadow-card">
      <div className="flex items-center gap-4">
        <PartnerPicture language={language} />
        <div className="grid min-w-0 gap-1.5">
          <h2 className="text-lg font-semibold wrap-anywhere">{name}</h2>
          <p className="flex flex-wrap gap-1.5">
            <Badge tone="primary">{languageName(language)}</Badge>
            {level && <Badge>{level}</Badge>}
          </p>
        </div>
      </div>
      {description && <p className="whitespace-pre-line text-muted wrap-anywhere">{description}</p>}
      <div className="mt-auto flex flex-wrap gap-3 pt-1">
        {open && (
          <Button
            variant="primary"
            size="lg"
            aria-label={t(($) => $.home.goOnLabel, { name })}
            onClick={() => onGoOn(open)}
          >
            {t(($) => $.home.goOn)}
          </Button>
        )}
        <Button
          variant={open ? 'secondary' : 'primary'}
          size="lg"
          pending={isPending}
          aria-label={open ? t(($) => $.home.startAgainLabel, { name }) : t(($) => $.home.startLabel, { name })}
          onClick={onStart}
        >
          {open ? t(($) => $.home.startAgain) : t(($) => $.home.start)}
        </Button>
      </div>
    </article>
  )
}
