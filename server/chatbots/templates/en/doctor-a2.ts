import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'At the doctor’s',
  language: 'en',
  level: 'A2',
  description: 'You don’t feel well. Tell the doctor what’s wrong, and find out what you should do.',
  role: 'Friendly family doctor in Leeds',
  scenario:
    'You’ve had a cold for a few days. You go into the doctor’s room and sit down. The doctor asks a few questions and then tells you what to do.',
  goals: [
    'I can say what hurts.',
    'I can say how long I’ve felt ill.',
    'I can answer simple questions about my health.',
    'I can ask what I should do.',
  ],
  grammar: ['I have … / My … hurts', 'for and since', 'should and shouldn’t'],
  vocabulary: words({
    headache: 'a pain in your head',
    'sore throat': 'a pain in your throat',
    cough: 'when air comes out of your mouth with a sudden noise',
    fever: 'when your body is too hot',
    'runny nose': 'when you need a lot of tissues',
    tired: 'you want to sleep',
    medicine: 'something you take to get well',
    tablet: 'a small piece of medicine',
    chemist: 'a shop that sells medicine',
    'to rest': 'to sit or lie and do nothing',
    allergic: 'made ill by something that is fine for other people',
    appointment: 'a time when the doctor sees you',
  }),
  steps: [
    step(
      'What can I do for you today?',
      [
        'headache|head|throat|cough*|fever|nose|cold|ill|sick|tired|hurt*|pain|stomach|ear|back|temperature|well|leg|arm|flu',
      ],
      'Say what hurts or how you feel: “I have …” or “My … hurts”.',
      'I have a sore throat and a headache.',
    ),
    step(
      'Oh dear. How long have you felt like this?',
      [
        '#|day*|week|since|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|night|morning|hour*|month',
      ],
      'Use “for … days” or “since …”.',
      'For three days, since Monday.',
    ),
    step(
      'Do you have a fever, or a cough?',
      ['fever|cough*|yes|no|both|neither|little|temperature|think|not|only|hot|#'],
      'Say which one you have, or “neither”.',
      'I have a cough, but I don’t have a fever.',
    ),
    step(
      'Are you taking any medicine at the moment, and are you allergic to anything?',
      ['yes|no|not|tablet*|allergic|nothing|medicine|take|taking|only|any|aspirin|vitamin*|tea|nuts|cats|pollen|milk'],
      'Answer both questions: what you’re taking, and if you’re allergic to anything.',
      'I’m only taking tablets for my headache, and I’m not allergic to anything.',
    ),
    step(
      'Let me look at your throat. It’s a bit red, but don’t worry. You should stay at home and rest for three days. Can you do that?',
      ['yes|no|not|can|can’t|possible|work|school|exam|test|home|rest|difficult|ok|fine|think|problem|monday|tomorrow'],
      'Say if you can stay at home, or what the problem is.',
      'It’s difficult, because I have an exam tomorrow.',
    ),
    step(
      'Your health comes first. I’ll write a letter for you. Do you have any questions about what you should do?',
      ['should|can|what|when|how|drink|eat|sport|medicine|tablet*|no|question*|often|where|school|work|do'],
      'Ask something: “Should I …?”, “Can I …?”, “How often …?”.',
      'Yes. How often should I take the medicine, and can I do sport?',
    ),
    step(
      'Take it three times a day after meals, drink plenty of tea, and no sport this week. What will you do now?',
      ['go|home|chemist|rest|sleep|bed|drink|tea|medicine|buy|take|eat|tablet*|stay|call'],
      'Tell the doctor what you will do: “I’ll …”.',
      'I’ll go to the chemist, and then I’ll go home and rest.',
    ),
  ],
  starters: ['Good morning, doctor.', 'Hello. I don’t feel very well.', 'Thank you for seeing me today.'],
  opening_message: 'Good morning, come in and have a seat. Let’s see how I can help.',
  correction: 'prompt',
})
