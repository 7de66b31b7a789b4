// The mini-program's format requires this component when app.config says `custom`. It draws nothing: tab pages draw the
// app's own bar, as on the other targets (docs/decisions/0002-tab-bar.md).
Component({})
