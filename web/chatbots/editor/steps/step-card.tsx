import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { elementIdOf } from '../form/chatbot-problems.ts'
import type { StepRow } from '../form/chatbot-rows.ts'
import { StepFields } from './step-fields.tsx'
import { useTargetLanguage } from '../form/use-field.ts'
import type { StepActions } from './use-steps.ts'

type StepCardProps = {
  row: StepRow
  number: number
  count: number
  isOpen: boolean
  isFull: boolean
  errorAt: (row: string, part: string) => string | undefined
  actions: StepActions
}

/** Alt+ArrowUp and Alt+ArrowDown move it. */
export function StepCard({ row, number, count, isOpen, isFull, errorAt, actions }: StepCardProps) {
  const { t } = useTranslation('editor')
  const { lang } = useTargetLanguage()
  const place = (part: string) => elementIdOf({ field: 'steps', row: row.key, part })
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    actions.move(event.key === 'ArrowUp' ? -1 : 1, place('head'))
  }
  return (
    <li className="rounded-md border border-border bg-surface-raised transition-colors has-[[aria-expanded=false]:hover]:bg-surface-hover">
      <div className="flex items-center gap-1 pe-2">
        <button
          id={place('head')}
          type="button"
          aria-expanded={isOpen}
          onClick={actions.toggle}
          onKeyDown={moveByKey}
          className={headClasses}
        >
          <span className={numberClasses} aria-hidden="true">
            {number}
          </span>
          <span className="sr-only">{t(($) => $.step.title, { number })}</span>
          <span className="min-w-0 flex-1 truncate">
            {row.says.trim() ? (
              <bdi lang={lang}>{row.says.trim()}</bdi>
            ) : (
              <span className="text-muted">{t(($) => $.step.empty)}</span>
            )}
          </span>
          <ChevronDown
            className={`size-4 shrink-0 text-muted transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
        <IconButton
          id={place('up')}
          size="sm"
          label={t(($) => $.step.up, { number })}
          icon={<ArrowUp />}
          disabled={number === 1}
          onClick={() => actions.move(-1, place('up'))}
        />
        <IconButton
          id={place('down')}
          size="sm"
          label={t(($) => $.step.down, { number })}
          icon={<ArrowDown />}
          disabled={number === count}
          onClick={() => actions.move(1, place('down'))}
        />
      </div>
      {isOpen && <StepFields row={row} isFull={isFull} errorAt={errorAt} actions={actions} />}
    </li>
  )
}

const headClasses =
  'flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-md py-2 ps-3 pe-1 text-start focus-visible:-outline-offset-2'
const numberClasses =
  'grid size-6 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-text tabular-nums'
