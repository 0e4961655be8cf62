import type { MouseEvent } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Conversation } from '#contract/practice/conversations.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useMarkSeen } from '../conversations.api.ts'
import { flaggedId } from './transcript.tsx'

export function FlagNotice({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useMarkSeen()
  const { id, student, flags, is_flag_seen, flagged_messages, messages } = conversation
  const first = messages.find((message) => flagged_messages.includes(message.id))
  const see = () =>
    mutate(id, {
      onSuccess: () => toasts.success(t(($) => $.flag.noted)),
      onError: (error) =>
        toasts.error(
          t(($) => $.flag.notNoted),
          { description: errorText(error) },
        ),
    })
  return (
    <Callout
      tone={is_flag_seen ? 'info' : 'warning'}
      title={is_flag_seen ? t(($) => $.flag.wasSeen) : t(($) => $.flag.title)}
      actions={
        <span className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink render={<Link to={`/students/${student.id}`} />}>{t(($) => $.flag.toStudent)}</ButtonLink>
          {!is_flag_seen && (
            <Button pending={isPending} onClick={see}>
              {t(($) => $.flag.see)}
            </Button>
          )}
        </span>
      }
    >
      <ul className="grid gap-1">
        {flags.map((kind) => (
          <li key={kind}>{t(($) => $.flag.why[kind])}</li>
        ))}
      </ul>
      {messages.length > 0 && (
        <p className="mt-1">
          {t(($) => $.flag.please)}{' '}
          {first && (
            <a
              href={`#${flaggedId(first.id)}`}
              className="font-medium underline underline-offset-3 print:hidden"
              onClick={(event) => goTo(event, flaggedId(first.id))}
            >
              {t(($) => $.flag.toMessage)}
            </a>
          )}
        </p>
      )}
    </Callout>
  )
}

/** Scrolls and focuses without changing the address, so that Back leaves the page. */
function goTo(event: MouseEvent, id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  target.focus()
  target.scrollIntoView({ block: 'start' })
}
