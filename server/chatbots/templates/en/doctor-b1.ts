import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
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
      ['no|not|can’t|worse|urgent|pain|today|tomorrow|earlier|sooner|before|need|long|yes|wait|if|walk|work|possible'],
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
})
