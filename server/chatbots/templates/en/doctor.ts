import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctor: readonly Template[] = [
  template({
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
        [
          'yes|no|not|tablet*|allergic|nothing|medicine|take|taking|only|any|aspirin|vitamin*|tea|nuts|cats|pollen|milk',
        ],
        'Answer both questions: what you’re taking, and if you’re allergic to anything.',
        'I’m only taking tablets for my headache, and I’m not allergic to anything.',
      ),
      step(
        'Let me look at your throat. It’s a bit red, but don’t worry. You should stay at home and rest for three days. Can you do that?',
        [
          'yes|no|not|can|can’t|possible|work|school|exam|test|home|rest|difficult|ok|fine|think|problem|monday|tomorrow',
        ],
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
  }),
  template({
    id: 'doctor-b1',
    name: 'Calling the doctor’s surgery',
    language: 'en',
    level: 'B1',
    description:
      'Phone the doctor’s surgery. Explain what happened, and get an appointment even though there are hardly any left.',
    role: 'Receptionist of a busy doctor’s surgery in Dublin',
    scenario:
      'You hurt yourself at the weekend and it isn’t getting better. You phone the surgery on Monday morning. There are hardly any appointments left, so you have to explain why it matters.',
    goals: [
      'I can explain how something happened.',
      'I can describe pain and how it changes.',
      'I can arrange an appointment on the phone.',
      'I can ask what to do until then.',
    ],
    grammar: ['past simple and past continuous', 'used to and can’t any more', 'If it gets worse, …'],
    vocabulary: words({
      ankle: 'the part between your foot and your leg',
      wrist: 'the part between your hand and your arm',
      swollen: 'bigger and rounder than usual',
      bruise: 'a blue or purple mark on your skin',
      'to twist': 'to turn a part of your body the wrong way',
      'to slip': 'to lose your balance on something wet or smooth',
      'to get worse': 'to become less good',
      painkiller: 'a medicine that stops pain',
      urgent: 'it can’t wait',
      'to cancel': 'to say that something won’t happen',
      'X-ray': 'a picture of your bones',
      insurance: 'it pays for you when something goes wrong',
    }),
    steps: [
      step(
        'How can I help you?',
        [
          'appointment|see|doctor|hurt*|pain|fell|fall|ankle|wrist|knee|hand|foot|arm|leg|back|accident|need|would|shoulder|finger',
        ],
        'Say why you are calling: “I’d like an appointment, because …”.',
        'I’d like an appointment, because I’ve hurt my ankle.',
      ),
      step(
        'I’m sorry to hear that. How did it happen?',
        [],
        'Tell the story: “I was …-ing when I …”.',
        'I was playing football when I slipped on the wet grass.',
      ),
      step(
        'Ouch. And what is it like now? Has it changed since it happened?',
        ['worse|better|same|swollen|blue|bruise*|hurt*|pain|move|walk|stand|changed|still|red|more|less|bigger|sleep'],
        'Describe it: Is it swollen? Can you move it? Is it better or worse?',
        'It’s swollen and blue, and the pain is getting worse when I walk.',
      ),
      step(
        'The doctor is fully booked until Thursday. Could you wait until then?',
        [
          'no|not|can’t|worse|urgent|pain|today|tomorrow|earlier|sooner|before|need|long|yes|wait|if|walk|work|possible',
        ],
        'Say why you need to come earlier, or if you can wait.',
        'I’m afraid I can’t wait that long, because I can hardly walk.',
      ),
      step(
        'Let me see. Someone has just cancelled: you could come today at half past twelve or a quarter to six. Which suits you better?',
        ['half|twelve|quarter|six|#|first|second|earlier|later|evening|noon|lunch|neither|both|afternoon'],
        'Choose a time and say why.',
        'A quarter to six would be better, because I have to work until five.',
      ),
      step(
        'I’ve put you down for then. What do you think you should bring with you?',
        ['card|insurance|id|passport|medicine|list|nothing|letter|x-ray|money|papers|know|bring|painkiller*|phone'],
        'Think of documents and medicine.',
        'My insurance card and a list of the medicine I take.',
      ),
      step(
        'Exactly. Is there anything you’d like to ask before then?',
        ['should|can|what|how|if|ice|painkiller*|walk|drive|take|put|no|bandage|leg|do|where|address|parking|doctor'],
        'Ask for advice: “Should I put ice on it?”, “What if it gets worse?”.',
        'Should I put ice on it, and can I take a painkiller?',
      ),
    ],
    starters: [
      'Good morning. Is this Dr Walsh’s surgery?',
      'Hello, I’m calling about an appointment.',
      'Hi, I hope you can help me.',
    ],
    opening_message: 'Good morning, Parnell Street Surgery, you’re through to reception.',
    correction: 'prompt',
  }),
]
