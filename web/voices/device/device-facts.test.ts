import { expect, test } from 'vitest'
import { deviceFrom } from './device-facts.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.for([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, 0, 'Chrome 142', 'Windows', 'windows', 'Google'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/142.0.0.0`,
    10,
    'Microsoft Edge 142',
    'Windows',
    'windows',
    'Microsoft',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
    0,
    'Chrome 156',
    'Linux',
    'linux',
    'Google',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 0, 'Firefox 145', 'Linux', 'linux', null],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
    0,
    'Safari 18',
    'macOS',
    'macos',
    'Apple',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
    5,
    'Safari 18',
    'iPadOS',
    'ios',
    'Apple',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
    5,
    'Chrome 142',
    'iOS',
    'ios',
    'Apple',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 5, 'Chrome 142', 'Android', 'android', 'Google'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`,
    0,
    'Chrome 142',
    'Chrome OS',
    'chromeos',
    'Google',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Version/60.5 Safari/605.1.15`, 0, 'WebKitGTK', 'Linux', 'linux', null],
  ['', 0, null, null, null, null],
] as const)('%s (%i fingers) is told in words', ([userAgent, fingers, browser, system, kind, maker]) => {
  expect(deviceFrom(userAgent, fingers)).toEqual({ browser, system, kind, maker })
})
