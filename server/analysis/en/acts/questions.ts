import type { ActRule } from '#server/analysis/acts/act.ts'

/** Questions that a student asks, in English; to ask for a thing is an answer. */
export const questions: readonly ActRule[] = [
  {
    act: 'asks_back',
    pattern: [
      '^ *{0,3} and you|yours|yourself too|sir? $',
      '^ and? what|how about you|yours|yourself *{0,2} $',
      '^ and|but do|are|have|did|can you $',
      '^ do|are|have you too|also $',
      '^ and where|what|how|when|who do|are|is|did *{0,2} you|your *{0,3} $',
    ],
    right: ['And you?', "I'm fine, and you?", 'What about you'],
    wrong: ['And thank you', 'I told you about my dog', 'Me and my brother'],
  },
  {
    act: 'question',
    pattern: [
      '^ can|could? you? tell me? [a|another joke] $',
      '^ and|but|so? why $',
      '^ I would|want|wanted|like like|to|want to|know? know|ask? if|whether|what|when|where|how|who|which|why [*{1,9}]',
      '^ I would like|love to know|ask|hear if|whether|what|when|where|how|who|which|why [*{1,9}]',
      '^ and|but|so? what|where|when|why|who|which|whose|how is|are|was|were|does|did|can|could|should|will|would|has|have|do|must [*{0,9}]',
      '^ how much|many|long|far|old|often|big|expensive [*{0,9}]',
      '^ do|does|did|is|are|has|have|will|should|shall I|you|he|she|it|we|they|there|this|that|your|the|my [*{0,9}]',
      '^ can|could|may I !have|get|order|try|take|see|buy|help [*{1,9}]',
      '^ can|could|would|will|must he|she|it|we|they|there|this|that|the [*{1,9}]',
      '^ can|could|would you *{0,2} tell|say|recommend|explain [*{0,9}]',
    ],
    right: ['tell me a joke', 'Where is the station?', 'how much is it', 'Could you tell me where the toilet is?'],
    wrong: ['Can I have the bill, please?', 'How people behave is terrible', 'When I was a child I lived in Peru'],
  },
  {
    act: 'question',
    isAsked: true,
    pattern: [
      '^ what|where|when|why|who|which|whose|how [*{0,9}]',
      '^ *{1,3} what|where|when|why|who|which|how *{1,9}',
      '^ do|does|did|is|are|was|were|has|have|will [*{1,9}]',
      '^ you *{1,9}',
    ],
    right: ['Where I can buy tickets?', 'Is breakfast included?', 'What time is breakfast?'],
    wrong: ['Two coffees, please?', 'On Monday?', 'Could I have a glass of water?'],
  },
]
