// The mini-program's format wants this component when app.config says `custom`. It draws nothing: tab pages draw our
// own bar themselves, as on the other targets (docs/decisions/0002-tab-bar.md).
Component({})
