import { ArrowRight } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticePartner } from '#contract/practice/practice.ts'
import { useFormat } from '../../lib/words/format.ts'
import { buttonClasses } from '../../ui/buttons/button-classes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { sideOf } from '../../messages/reading-side.ts'
import { FaceThumbnail } from '../face-thumbnail.tsx'
import { PartnerPicture } from './partner-picture.tsx'
import { joinFacts } from '../../lib/words/join-facts.ts'

interface PartnerCardProps {
  partner: PracticePartner
  isPending: boolean
  onStart: () => void
  onGoOn: (id: string) => void
}

export function PartnerCard({ partner, isPending, onStart, onGoOn }: PartnerCardProps) {
  const { t } = useTranslation('practice')
  const { name, look, open_conversation_id: open } = partner
  return (
    <article className={cardClasses}>
      {look ? <FaceThumbnail look={look} size="fill" /> : <PartnerPicture id={partner.chatbot_id} name={name} />}
      <PartnerName partner={partner} isPending={isPending} />
      <button
        type="button"
        aria-busy={isPending || undefined}
        aria-label={open ? t(($) => $.home.continueLabel, { name }) : t(($) => $.home.startLabel, { name })}
        onClick={() => (open ? onGoOn(open) : isPending || onStart())}
        className="absolute inset-0 rounded-[inherit]"
      />
      {open && (
        <div className="col-span-2 grid grid-cols-2 gap-1.5 sm:col-span-1 sm:grid-cols-1">
          <span aria-hidden="true" className={buttonClasses('primary', 'lg', true)}>
            {t(($) => $.home.continue)}
          </span>
          <span className="relative grid">
            <Button
              variant="ghost"
              size="lg"
              pending={isPending}
              aria-label={t(($) => $.home.startAgainLabel, { name })}
              onClick={onStart}
            >
              {t(($) => $.home.startAgain)}
            </Button>
          </span>
        </div>
      )}
    </article>
  )
}

function PartnerName({ partner, isPending }: Pick<PartnerCardProps, 'partner' | 'isPending'>) {
  const { languageName } = useFormat()
  const { t } = useTranslation('practice')
  const { name, description, language, level, partner_name, next_words } = partner
  const { open_conversation_id: open, open_progress: progress } = partner
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2 sm:items-start sm:px-1">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h2 className="line-clamp-2 text-lg/6 font-semibold wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted">{joinFacts([partner_name, languageName(language), level])}</p>
        {progress !== null && progress.done > 0 && (
          <p className="text-sm font-medium">
            {t(($) => $.talk.progressText, { done: progress.done, of: progress.of })}
          </p>
        )}
        {!open && next_words.length > 0 && (
          <p className="text-sm font-medium wrap-anywhere">
            {t(($) => $.home.nextWords)} <bdi lang={language}>{joinFacts(next_words.slice(0, 3))}</bdi>
          </p>
        )}
        {description && (
          <p
            lang={language}
            dir={sideOf(language)}
            className="line-clamp-6 text-sm whitespace-pre-line text-muted wrap-anywhere sm:mt-1"
          >
            {description}
          </p>
        )}
      </div>
      {!open && (
        <span aria-hidden="true" className={arrowClasses}>
          {isPending ? <Spinner /> : <ArrowRight className="size-5 rtl:-scale-x-100" />}
        </span>
      )}
    </div>
  )
}

const cardClasses =
  'group relative grid min-w-0 grid-cols-[6rem_minmax(0,1fr)] content-start items-center gap-x-3.5 gap-y-2 rounded-xl border border-card-border ' +
  'bg-surface p-2.5 shadow-card transition-colors hover:border-border-strong sm:grid-cols-1 sm:items-start sm:gap-y-3'
const arrowClasses =
  'grid size-9 shrink-0 place-items-center rounded-full text-faint transition-colors group-hover:bg-primary-soft group-hover:text-primary-text'
