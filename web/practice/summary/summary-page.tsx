import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Correction } from '#contract/practice/corrections.ts'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { Corrections } from '../../messages/corrections.tsx'
import { sideOf } from '../../messages/reading-side.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useStart } from '../home/use-start.ts'
import { PageHeading } from '../page-heading.tsx'
import { usePractice } from '../practice-context.ts'
import { leaveConversation, replaceConversation } from '../session/address.ts'
import type { OutgoingMessage } from '../session/outbox.ts'
import { FaceThumbnail } from '../face-thumbnail.tsx'
import { HelpCard } from '../talk/help-card.tsx'
import { useVoice } from '../talk/voice/use-voice.ts'
import { useCorrectionLists } from '../use-correction-lists.ts'
import { SayAgain } from './say-again.tsx'
import { SummaryFacts } from './summary-facts.tsx'
import { SummaryGoal } from './summary-goal.tsx'
import { SummaryHomework } from './summary-homework.tsx'
import { SummaryPraises } from './summary-praises.tsx'
import { SummarySection } from './summary-section.tsx'
import { SummaryWords } from './summary-words.tsx'
import { Transcript } from './transcript.tsx'
import { StartFailed } from '../home/start-failed.tsx'

interface SummaryPageProps {
  conversation: PracticeConversation
  outgoing: readonly OutgoingMessage[]
}

export function SummaryPage({ conversation, outgoing }: SummaryPageProps) {
  const { t } = useTranslation('practice')
  const { opened } = usePractice()
  const { name, look, language, avatar_id, chatbot_id, messages, summary, measures, turns, needs_help } = conversation
  const voice = useVoice(language, conversation.voice)
  const { pending, failure, start } = useStart(replaceConversation)
  const done =
    turns > 0 ? t(($) => $.summary.title, { name: opened.student.first_name }) : t(($) => $.summary.titleEmpty)
  const title = needs_help ? t(($) => $.summary.titlePlain) : done
  const lead = look ? t(($) => $.summary.leadWith, { name }) : t(($) => $.summary.lead, { name })
  const said = { language, voice }
  const isThere = look ? avatar_id !== null : chatbot_id !== null
  return (
    <div className="practice mx-auto flex min-h-dvh max-w-2xl flex-col justify-between gap-6 px-4 pt-8 sm:px-6">
      <main className="grid grid-cols-1 gap-6">
        <div className="flex items-center gap-4">
          {look && <FaceThumbnail look={look} size="lg" />}
          <div className="grid gap-1">
            <PageHeading>{title}</PageHeading>
            <p className="text-lg text-muted wrap-anywhere">{needs_help ? name : lead}</p>
          </div>
        </div>
        {needs_help && <HelpCard said={turns} />}
        <UnsentMessages outgoing={outgoing} language={language} />
        {summary && <SummaryCorrections corrections={summary.corrections} language={language} />}
        {summary && measures && turns > 0 && !needs_help && <SummaryGoal summary={summary} measures={measures} />}
        {turns > 0 && !needs_help && <SummaryHomework conversation={conversation} />}
        {summary && !needs_help && <SummaryPraises praises={summary.praises} />}
        {measures && turns > 0 && <SummaryFacts measures={measures} conversation={conversation} />}
        {summary && <SummaryWords title={t(($) => $.summary.used)} words={summary.words_used} {...said} />}
        {summary && (
          <SummaryWords title={t(($) => $.summary.missed)} words={summary.words_missed} first={3} {...said} />
        )}
        {messages.length > 0 ? (
          <Transcript conversation={conversation} voice={voice} />
        ) : (
          <p className="text-muted">{t(($) => $.summary.removed)}</p>
        )}
        {failure && (
          <p role="alert" className="text-danger-text">
            <StartFailed failure={failure} />
          </p>
        )}
      </main>
      <div className="sticky bottom-0 -mx-4 flex flex-wrap gap-3 border-t border-border bg-canvas px-4 py-3 sm:-mx-6 sm:px-6">
        {isThere && (
          <Button
            variant="primary"
            size="lg"
            pending={pending !== null}
            onClick={() => void start({ avatar_id, chatbot_id })}
          >
            {t(($) => $.summary.again)}
          </Button>
        )}
        <Button size="lg" onClick={leaveConversation}>
          {t(($) => $.back)}
        </Button>
      </div>
    </div>
  )
}

/** Messages written after the conversation was finished on another device. */
function UnsentMessages({ outgoing, language }: { outgoing: readonly OutgoingMessage[]; language: string }) {
  const { t } = useTranslation('practice')
  if (outgoing.length === 0) return null
  return (
    <Callout tone="warning" title={t(($) => $.talk.neverSent)}>
      {outgoing.map(({ key, text }) => (
        <p key={key} lang={language} dir={sideOf(language, text)} className="whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </Callout>
  )
}

interface SummaryCorrectionsProps {
  corrections: readonly Correction[]
  language: string
}

function SummaryCorrections({ corrections, language }: SummaryCorrectionsProps) {
  const dir = sideOf(language)
  const again = ({ better, kind }: Correction) =>
    better && kind !== 'other_language' && <SayAgain better={better} language={language} dir={dir} />
  return useCorrectionLists(corrections, language).map(({ label, items, kinds }) => (
    <SummarySection key={label} title={label}>
      <Corrections items={items} label={label} kinds={kinds} lang={language} dir={dir} action={again} />
    </SummarySection>
  ))
}
