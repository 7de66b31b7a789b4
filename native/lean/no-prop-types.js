const any = () => null

/** The types of React Native's properties, which React looks at in development alone: twenty kilobytes. */
module.exports = { ViewPropTypes: { style: any }, ImagePropTypes: {}, TextPropTypes: {}, TextInputPropTypes: {} }
