//
// @generated
// A blank Swift file must be created for native modules with Swift files to work correctly.
//
