import { Square, Volume2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { speechLength } from '#contract/teaching/speech.ts'
import { Face } from '../../face/face.tsx'
import { sideOf } from '../../messages/reading-side.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { AvatarValues } from './form/avatar-values.ts'
import { NoVoice, NoVoiceLine } from './no-voice.tsx'
import type { VoicePreview } from './use-voice-preview.ts'

type PreviewProps = { values: AvatarValues; sayIt: VoicePreview }

export function Preview({ values, sayIt }: PreviewProps) {
  const { t } = useTranslation(['avatarEditor', 'preview'])
  const { look, language, name } = values
  const { speaker, isSpeaking, isHeard } = sayIt
  return (
    <>
      <section aria-label={t(($) => $.title, { ns: 'preview' })} className={placeClasses}>
        <div className={boxClasses}>
          <div className="w-28 shrink-0 self-center rounded-lg lg:w-full">
            <Face
              look={look}
              mood={isSpeaking ? 'speaking' : 'idle'}
              mouthAt={speaker.mouthAt}
              label={name.trim() || t(($) => $.preview.unnamed, { ns: 'avatarEditor' })}
            />
          </div>
          <div className="grid min-w-0 flex-1 grid-cols-1 content-center gap-3 lg:flex-none">
            <SayForm language={language} sayIt={sayIt} />
            {!isHeard && <NoVoice language={language} />}
          </div>
        </div>
      </section>
      <NoVoiceLine language={isHeard ? null : language} />
    </>
  )
}

function SayForm({ language, sayIt }: { language: PracticeLanguage; sayIt: VoicePreview }) {
  const { t } = useTranslation('avatarEditor')
  const { sentence, write, isSpeaking, say, stop } = sayIt
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 lg:grid-cols-1 lg:items-stretch"
      onSubmit={(event) => {
        event.preventDefault()
        say()
      }}
    >
      <TextArea
        label={t(($) => $.preview.sentence)}
        labelHidden
        fixed
        rows={2}
        lang={language}
        dir={sideOf(language)}
        maxLength={speechLength}
        value={sentence}
        onChange={({ target }) => write(target.value)}
        onKeyDown={sayOnEnter}
        autoComplete="off"
      />
      {isSpeaking ? (
        <Button icon={<Square aria-hidden="true" />} onClick={stop}>
          <span className="max-lg:sr-only">{t(($) => $.preview.stop)}</span>
        </Button>
      ) : (
        // Not a submit button: it replaces the stop button, whose second click would restart the speech.
        <Button icon={<Volume2 aria-hidden="true" />} onClick={say}>
          <span className="max-lg:sr-only">{t(($) => $.preview.say)}</span>
        </Button>
      )}
    </form>
  )
}

function sayOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

// Fades out the page around the sticky preview.
const placeClasses =
  'sticky top-18 z-10 before:pointer-events-none before:absolute before:-inset-x-3 before:-top-2.5 before:-bottom-3 before:-z-1 ' +
  'before:bg-linear-to-b before:from-canvas before:from-90% before:to-transparent lg:top-24 lg:before:hidden'
const boxClasses =
  'flex gap-3 rounded-lg border border-card-border bg-surface p-3 shadow-card max-sm:flex-col lg:flex-col lg:gap-4 lg:p-5'
