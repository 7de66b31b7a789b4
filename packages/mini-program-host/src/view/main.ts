import { createView } from './create-view'

window.__createView = createView
