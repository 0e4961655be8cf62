import { device } from './device.ts'
import { voice } from './voice.ts'

/** The words of the voice settings, and of what a device can speak and hear. */
export const words = { device, voice }
